/* Who sends a request and to which host, and how much of the server each client may use: addresses, trusted proxies, quotas, and
 * queues of jobs in which clients take turns. Knows no sockets. */
#ifndef ODD_SERVER_CLIENT_H
#define ODD_SERVER_CLIENT_H

#include <sys/socket.h>

#include "oddtrick.h"

/* ---- Addresses (peer.c) -------------------------------------------------------------------------- */

enum { ODD_ADDRESS_TEXT = 48 };

/* An IPv6 address; an IPv4 address is mapped to ::ffff:192.0.2.1. */
typedef struct odd_address {
    unsigned char bytes[16];
} odd_address;

/* Reads a numeric address without port or brackets. Returns false if the text is not an address. */
bool odd_address_read(odd_address *address, odd_text text);

/* Returns the address of a socket, all zero if it is of another family. */
odd_address odd_address_of_socket(const struct sockaddr *socket);

/* Writes an address in its usual form, IPv4 as 192.0.2.1. */
void odd_address_write(char text[ODD_ADDRESS_TEXT], const odd_address *address);

bool odd_address_equal(const odd_address *a, const odd_address *b);
bool odd_address_is_loopback(const odd_address *address);

/* Clears all but the first bits of an address: bits_4 of IPv4's 32, bits_6 of IPv6's 128. */
void odd_address_mask(odd_address *address, int bits_4, int bits_6);

/* Writes the network that an address is counted by: the address itself for IPv4, the /64 network for IPv6, since whoever has one
 * IPv6 address has all 2^64 of its network. "?" if the address is empty. */
void odd_address_network(char text[ODD_ADDRESS_TEXT], const char *address);

/* Returns a number for the network of an address, for quotas and queues. */
uint64_t odd_address_number(const char *address);

/* ---- Proxies (peer.c) ---------------------------------------------------------------------------- */

/* Addresses that begin with the same bits. */
typedef struct odd_network {
    odd_address address;
    int bits; /* of 128 */
} odd_network;

/* Reads "192.0.2.1", "10.0.0.0/8" or "2001:db8::/32". Returns ODD_OK, or a code with the reason in error. */
int odd_network_read(odd_network *network, const char *text, odd_error *error);
bool odd_network_contains(const odd_network *network, const odd_address *address);

/* The proxies whose X-Forwarded headers are believed. */
typedef struct odd_proxies {
    const odd_network *networks;
    size_t count;
} odd_proxies;

bool odd_proxies_trust(const odd_proxies *proxies, const odd_address *address);

/* Returns the client behind a peer. Forwarded is the value of X-Forwarded-For: a list to which each proxy has appended the address
 * that it saw. It is read from its end for as long as proxies are trusted, so that nothing a client writes is believed. */
odd_address odd_proxies_client(const odd_proxies *proxies, const odd_address *peer, odd_text forwarded);

/* Returns whether the last item of X-Forwarded-Proto is https: the connection to the nearest proxy. */
bool odd_proto_is_https(odd_text proto);

/* ---- Hosts (host_check.c) ------------------------------------------------------------------------ */

/* The names of this server. A page of another site can make its name point to this machine (DNS rebinding)
 * and send requests from the visitor's network; but its own name is in the Host header. */
typedef struct odd_hosts {
    const char *listen;       /* the address to listen at, "127.0.0.1:8080" */
    const char *const *names; /* further names */
    size_t count;
} odd_hosts;

/* Returns whether a Host header, with or without a port, names this server: loopback, the address to listen
 * at, one of the names, or the address at which the request arrived, which may be NULL. */
bool odd_hosts_accept(const odd_hosts *hosts, odd_text host, const odd_address *arrived_at);

/* ---- Quotas (quota.c) ---------------------------------------------------------------------------- */

/* The amount of a resource that each client uses, and all together: streams, bytes of waiting requests. */
typedef struct odd_quota odd_quota;

/* Allows at most `all` for all clients together, and at most `each` for one. */
odd_quota *odd_quota_open(size_t all, size_t each);
void odd_quota_close(odd_quota *quota);

/* Returns false, and takes nothing, if that would exceed the quota. */
bool odd_quota_take(odd_quota *quota, uint64_t client, size_t amount);
void odd_quota_return(odd_quota *quota, uint64_t client, size_t amount);

/* ---- Jobs (jobs.c) ------------------------------------------------------------------------------- */

/* Work that takes a while is done by a few threads, so that the network threads never wait. A client with
 * many requests does not delay others: clients take turns, and so do the events that one client requests.
 * Long jobs have their own threads, of lower priority. */
typedef enum odd_job_kind { ODD_JOB_QUICK, ODD_JOB_LONG, ODD_JOB_KINDS } odd_job_kind;

/* The first member of a caller's struct, which run frees. */
typedef struct odd_job odd_job;
struct odd_job {
    void (*run)(odd_job *job);
    odd_job_kind kind;
    uint64_t client;   /* odd_address_number */
    const void *about; /* the event; NULL: none */
    odd_job *next;
};

typedef struct odd_jobs odd_jobs;

/* Starts threads for quick and for long jobs. Without threads for quick jobs, odd_jobs_add runs each job at once. */
odd_jobs *odd_jobs_open(int quick_threads, int long_threads);

/* Returns false if too many jobs wait, of this client or in total, or after odd_jobs_stop: the caller then
 * still owns the job. */
bool odd_jobs_add(odd_jobs *jobs, odd_job *job);

/* Refuses new jobs, and returns when all are done. */
void odd_jobs_stop(odd_jobs *jobs);
void odd_jobs_close(odd_jobs *jobs);

/* ---- Pauses (alarm.c) ---------------------------------------------------------------------------- */

/* An alarm for a thread that works at intervals, or earlier if another thread wakes it. */
typedef struct odd_alarm odd_alarm;

odd_alarm *odd_alarm_open(void);
void odd_alarm_close(odd_alarm *alarm); /* NULL is allowed */

/* Waits until the time is over or odd_alarm_wake is called. Returns false after odd_alarm_end. */
bool odd_alarm_wait(odd_alarm *alarm, int64_t pause_ms);
bool odd_alarm_runs(odd_alarm *alarm); /* false after odd_alarm_end; does not wait */
void odd_alarm_wake(odd_alarm *alarm);
void odd_alarm_end(odd_alarm *alarm);

#endif
