// SPDX-License-Identifier: MIT
#include "app/cli/interrupt.h"

#include "app/cli/options.h"

#include <csignal>
#include <thread>

#include <unistd.h>

namespace runcast::cli {

std::stop_token stopOnInterrupt()
{
    std::signal(SIGPIPE, SIG_IGN);
    sigset_t interrupts;
    sigemptyset(&interrupts);
    sigaddset(&interrupts, SIGINT);
    sigaddset(&interrupts, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &interrupts, nullptr);
    std::stop_source stop;
    // Waits in a thread of its own: a signal handler may do next to nothing. It ends with the program.
    std::thread([interrupts, stop]() mutable {
        int signal = 0;
        sigwait(&interrupts, &signal);
        stop.request_stop();
        sigwait(&interrupts, &signal);
        _exit(Interrupted);
    }).detach();
    return stop.get_token();
}

} // namespace runcast::cli
