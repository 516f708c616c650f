// SPDX-License-Identifier: MIT
#include "core/layout/step/constants.h"

#include "core/base/text.h"
#include "core/catalog/csv.h"
#include "core/catalog/embedded_data.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace runcast {

namespace {

struct Member {
    std::string_view name;
    double StepTimeConstants::*value;
};

constexpr std::array members = {
    Member{"kap", &StepTimeConstants::gemmEdge},
    Member{"kapg", &StepTimeConstants::groupedRows},
    Member{"att.ampere", &StepTimeConstants::attAmpere},
    Member{"att.hopper", &StepTimeConstants::attHopper},
    Member{"att.blackwell", &StepTimeConstants::attBlackwell},
    Member{"att.tpu", &StepTimeConstants::attTpu},
    Member{"att.gen1.ampere", &StepTimeConstants::attGen1Ampere},
    Member{"att.gen1.hopper", &StepTimeConstants::attGen1Hopper},
    Member{"att.fa3", &StepTimeConstants::attFa3},
    Member{"oss", &StepTimeConstants::gptOss},
    Member{"host.tp8", &StepTimeConstants::hostTp8},
    Member{"imb", &StepTimeConstants::stageImbalance},
    Member{"att.s0", &StepTimeConstants::attS0},
    Member{"att.d64", &StepTimeConstants::attD64},
    Member{"eag.bytes", &StepTimeConstants::eagBytes},
    Member{"eag.e", &StepTimeConstants::eagE},
    Member{"ew.mega", &StepTimeConstants::ewMega},
    Member{"ew.fsdp", &StepTimeConstants::ewFsdp},
    Member{"ew.modern", &StepTimeConstants::ewModern},
    Member{"ew.nocomp", &StepTimeConstants::ewNocomp},
    Member{"ewf", &StepTimeConstants::ewFfn},
    Member{"ce.bytes", &StepTimeConstants::ceBytes},
    Member{"q8", &StepTimeConstants::quantisationBytes},
    Member{"host.mega", &StepTimeConstants::hostMega},
    Member{"host.fsdp", &StepTimeConstants::hostFsdp},
    Member{"host.modern", &StepTimeConstants::hostModern},
    Member{"host.moe", &StepTimeConstants::hostMoe},
    Member{"x.tp.mega", &StepTimeConstants::xTpMega},
    Member{"x.tp.modern", &StepTimeConstants::xTpModern},
    Member{"x.tp.fsdp", &StepTimeConstants::xTpFsdp},
    Member{"tp.bw", &StepTimeConstants::tpBw},
    Member{"tp.lat", &StepTimeConstants::tpLat},
    Member{"nic.eff", &StepTimeConstants::nicEff},
    Member{"x.pp.mega", &StepTimeConstants::xPpMega},
    Member{"x.pp.modern", &StepTimeConstants::xPpModern},
    Member{"x.dp.mega", &StepTimeConstants::xDpMega},
    Member{"q.fsdp", &StepTimeConstants::qFsdp},
    Member{"nv.eff", &StepTimeConstants::nvEff},
    Member{"x.ep", &StepTimeConstants::xEp},
    Member{"ep.eff", &StepTimeConstants::epEff},
    Member{"x.cp", &StepTimeConstants::xCp},
    Member{"opt.bytes", &StepTimeConstants::optBytes},
    Member{"step.const", &StepTimeConstants::stepConst},
    Member{"jit", &StepTimeConstants::jitterPerDoubling},
    Member{"moe.perm", &StepTimeConstants::moePerm},
    Member{"tpu.perm", &StepTimeConstants::tpuPerm},
    Member{"soft.C", &StepTimeConstants::softC},
    Member{"soft.A", &StepTimeConstants::softA},
    Member{"gacc.mega", &StepTimeConstants::gaccMega},
    Member{"gacc.modern", &StepTimeConstants::gaccModern},
    Member{"gacc.bfds", &StepTimeConstants::gaccBfds},
    Member{"ealign", &StepTimeConstants::eagerAlign},
    Member{"x.cp.fsdp", &StepTimeConstants::xCpFsdp},
    Member{"x.ep.ov", &StepTimeConstants::xEpOv},
    Member{"sel.frac", &StepTimeConstants::selFrac},
    Member{"pn", &StepTimeConstants::hostNorm},
    Member{"cap500", &StepTimeConstants::cap500W},
    Member{"dp.ov", &StepTimeConstants::dpOv},
    Member{"mem.eff", &StepTimeConstants::memEff},
    Member{"lat.slope", &StepTimeConstants::latSlope},
    Member{"pp.lat", &StepTimeConstants::ppLat},
    Member{"nosp.share", &StepTimeConstants::nospShare},
    Member{"pp.nv", &StepTimeConstants::ppNv},
    Member{"cp.nv", &StepTimeConstants::cpNv},
    Member{"moe.tp", &StepTimeConstants::moeTp},
    Member{"offload", &StepTimeConstants::offload},
    Member{"gemm.tile", &StepTimeConstants::gemmTile},
    Member{"sp.hidden", &StepTimeConstants::sequenceHidden},
    Member{"ep.sm", &StepTimeConstants::epMultiprocessors},
};

bool isKernel(std::string_view name)
{
    return name.starts_with("e.") || name.starts_with("acc.");
}

} // namespace

double StepTimeConstants::kernel(const std::string &name, double otherwise) const
{
    const auto found = kernels.find(name);
    return found == kernels.end() ? otherwise : found->second;
}

Result<StepTimeConstants> loadStepTimeConstants(std::string_view csvBytes, std::string_view fileName)
{
    const Result<CsvTable> read = parseCsv(csvBytes, std::string(fileName));
    if (!read)
        return read.error();
    const CsvTable &table = *read;
    std::array<size_t, 6> columns{};
    constexpr std::array<std::string_view, 6> names = {"name", "accelerator_id", "value",
                                                       "unit", "fitted_on",      "evidence"};
    for (size_t i = 0; i < names.size(); ++i) {
        const std::optional<size_t> column = table.column(names[i]);
        if (!column)
            return Error{.reason = RC_TEXT("Errors", "The column “%1” is missing."),
                         .arguments = {std::string(names[i])},
                         .file = table.fileName()};
        columns[i] = *column;
    }
    StepTimeConstants constants;
    for (size_t row = 0; row < table.rowCount(); ++row) {
        const Result<std::optional<double>> value = table.number(row, columns[2]);
        if (!value)
            return value.error();
        if (!*value)
            return table.errorAt(row, RC_TEXT("Errors", "A number is missing."), {});
        const std::string_view evidence = table.cell(row, columns[5]);
        StepTimeConstant constant{.name = std::string(table.cell(row, columns[0])),
                                  .value = **value,
                                  .unit = std::string(table.cell(row, columns[3])),
                                  .appliesTo = std::string(table.cell(row, columns[1])),
                                  .fittedOn = std::string(table.cell(row, columns[4])),
                                  .evidence = evidence.empty() ? 'C' : evidence.front()};
        if (isKernel(constant.name)) {
            constants.kernels[constant.name] = constant.value;
        } else if (const auto member = std::find_if(members.begin(), members.end(),
                                                    [&](const Member &m) { return m.name == constant.name; });
                   member != members.end()) {
            constants.*(member->value) = constant.value;
        }
        constants.all.push_back(std::move(constant));
    }
    for (const Member &member : members) {
        const bool there = std::any_of(constants.all.begin(), constants.all.end(),
                                       [&](const StepTimeConstant &c) { return c.name == member.name; });
        if (!there)
            return Error{.reason = RC_TEXT("Errors", "The constant “%1” is missing."),
                         .arguments = {std::string(member.name)},
                         .file = table.fileName()};
    }
    return constants;
}

bool setStepTimeConstant(StepTimeConstants &constants, std::string_view name, double value)
{
    const auto listed = std::find_if(constants.all.begin(), constants.all.end(),
                                     [name](const StepTimeConstant &constant) { return constant.name == name; });
    if (listed == constants.all.end())
        return false;
    listed->value = value;
    if (isKernel(name)) {
        constants.kernels[listed->name] = value;
        return true;
    }
    for (const Member &member : members) {
        if (member.name == name)
            constants.*(member.value) = value;
    }
    return true;
}

const StepTimeConstants &shippedStepTimeConstants()
{
    static const StepTimeConstants constants([] {
        constexpr std::string_view file = "step_time_constants.csv";
        Result<StepTimeConstants> loaded = loadStepTimeConstants(embeddedFile(file), file);
        if (!loaded)
            std::abort(); // our own data, compiled in and tested
        return std::move(loaded).value();
    }());
    return constants;
}

} // namespace runcast
