// SPDX-License-Identifier: MIT
#include "core/validation/step_fit.h"

#include <cmath>

namespace runcast {

namespace {

constexpr int iterations = 3;
constexpr double errorSpread = 0.08; // of ln(predicted / measured), what good rows show
constexpr double outlier = 2;        // spreads beyond which a row counts less (Cauchy weights)
constexpr double nudge = 0.01;       // of ln(constant), for the derivatives
// 748 rows of small models on one server count as much as some 200 of the others.
constexpr double oneServerWeight = 0.25;

/// The width of the prior of ln(constant).
double priorSpread(char evidence)
{
    return evidence == 'A' ? 0.5 : evidence == 'B' ? 0.4 : 0.25;
}

bool isFitted(const StepTimeConstant &constant)
{
    return constant.value > 0 && constant.fittedOn.starts_with("joint fit");
}

std::vector<double> residuals(const std::vector<const StepRow *> &rows, const StepTimeConstants &constants)
{
    std::vector<double> all;
    all.reserve(rows.size());
    for (const StepRow *row : rows)
        all.push_back(std::log(predictedStepS(*row, constants) / row->stepS));
    return all;
}

/// Solves a symmetric positive definite system by Cholesky's decomposition, in place; the solution comes in `right`.
void solve(std::vector<std::vector<double>> &matrix, std::vector<double> &right)
{
    const size_t n = right.size();
    for (size_t i = 0; i < n; ++i) {
        for (size_t j = 0; j <= i; ++j) {
            double sum = matrix[i][j];
            for (size_t k = 0; k < j; ++k)
                sum -= matrix[i][k] * matrix[j][k];
            matrix[i][j] = i == j ? std::sqrt(sum) : sum / matrix[j][j];
        }
    }
    for (size_t i = 0; i < n; ++i) {
        for (size_t k = 0; k < i; ++k)
            right[i] -= matrix[i][k] * right[k];
        right[i] /= matrix[i][i];
    }
    for (size_t i = n; i-- > 0;) {
        for (size_t k = i + 1; k < n; ++k)
            right[i] -= matrix[k][i] * right[k];
        right[i] /= matrix[i][i];
    }
}

} // namespace

StepTimeConstants fitStepConstants(const std::vector<const StepRow *> &given, StepTimeConstants constants,
                                   const std::stop_token &stop)
{
    std::vector<const StepRow *> rows;
    for (const StepRow *row : given) {
        if (row->reason.empty())
            rows.push_back(row);
    }
    std::vector<StepTimeConstant> fitted;
    for (const StepTimeConstant &constant : constants.all) {
        if (isFitted(constant))
            fitted.push_back(constant);
    }
    const size_t n = fitted.size();
    std::vector<double> moved(n, 0); // of ln(constant), from the start
    for (int iteration = 0; iteration < iterations && !stop.stop_requested(); ++iteration) {
        const std::vector<double> base = residuals(rows, constants);
        std::vector<std::vector<double>> slopes;
        for (size_t i = 0; i < n; ++i) {
            const double here = fitted[i].value * std::exp(moved[i]);
            setStepTimeConstant(constants, fitted[i].name, here * std::exp(nudge));
            slopes.push_back(residuals(rows, constants));
            setStepTimeConstant(constants, fitted[i].name, here);
            for (size_t row = 0; row < rows.size(); ++row)
                slopes[i][row] = (slopes[i][row] - base[row]) / nudge;
        }
        std::vector<std::vector<double>> normal(n, std::vector<double>(n, 0));
        std::vector<double> right(n, 0);
        for (size_t row = 0; row < rows.size(); ++row) {
            const double far = base[row] / (outlier * errorSpread);
            const double weight = (rows[row]->set == StepSet::OneServer ? oneServerWeight : 1) /
                                  (errorSpread * errorSpread * (1 + far * far));
            for (size_t i = 0; i < n; ++i) {
                if (slopes[i][row] == 0)
                    continue;
                right[i] -= weight * slopes[i][row] * base[row];
                for (size_t j = 0; j <= i; ++j)
                    normal[i][j] += weight * slopes[i][row] * slopes[j][row];
            }
        }
        for (size_t i = 0; i < n; ++i) {
            const double prior = 1 / (priorSpread(fitted[i].evidence) * priorSpread(fitted[i].evidence));
            normal[i][i] += prior;
            right[i] -= prior * moved[i];
        }
        solve(normal, right);
        for (size_t i = 0; i < n; ++i) {
            moved[i] += right[i];
            setStepTimeConstant(constants, fitted[i].name, fitted[i].value * std::exp(moved[i]));
        }
    }
    return constants;
}

} // namespace runcast
