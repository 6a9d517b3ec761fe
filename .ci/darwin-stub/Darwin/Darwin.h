// What the macOS SDK declares, the programs use, and Linux doesn't have.
#include <stdint.h>
#include <sys/types.h>

// dlfcn.h
typedef struct dl_info {
  const char *dli_fname;
} Dl_info;
int dladdr(const void *, Dl_info *);

// spawn.h
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000

// sys/socket.h
#define SO_NOSIGPIPE 0x1022

// sys/sysctl.h
#define CTL_KERN 1
#define KERN_PROCARGS2 49
int sysctl(int *, unsigned, void *, size_t *, void *, size_t);

// libproc.h, sys/proc_info.h, sys/resource.h
#define PROC_ALL_PIDS 1
#define PROC_PGRP_ONLY 2
#define RUSAGE_INFO_V4 4
typedef void *rusage_info_t;
struct rusage_info_v4 {
  uint64_t ri_resident_size, ri_phys_footprint;
};
int proc_listpids(uint32_t type, uint32_t typeinfo, void *buffer, int buffersize);
int proc_pid_rusage(int pid, int flavor, rusage_info_t *buffer);

// mach/*.h
#define MACH_TASK_BASIC_INFO 20
#define KERN_SUCCESS 0
typedef int kern_return_t, integer_t;
typedef unsigned natural_t, mach_port_t, task_name_t, task_flavor_t, mach_msg_type_number_t;
typedef integer_t *task_info_t;
struct mach_task_basic_info {
  uint64_t resident_size;
};
extern mach_port_t mach_task_self_ __attribute__((swift_attr("nonisolated(unsafe)")));
kern_return_t task_info(task_name_t, task_flavor_t, task_info_t, mach_msg_type_number_t *);
