import { run } from './program.ts';

/** Where port 465 listens, which encrypts from the first byte: at an address of the certificate, and at another one. */
export const implicitTls = { host: '127.46.5.1', otherHost: '127.46.5.2' };

/** Where Debian has the programs of Postfix. */
export const daemons = '/usr/lib/postfix/sbin';

/** Its main.cf. */
export function mainSettings(folder: string, greylist: number): string {
  return `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
daemon_directory = ${daemons}
command_directory = /usr/sbin
meta_directory = /etc/postfix
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
myhostname = mail.example
mydestination =
alias_maps =
inet_protocols = ipv4
mynetworks =
# Nothing leaves this machine: what is not for a mailbox here is thrown away.
default_transport = discard
relay_transport = discard
virtual_mailbox_domains = example.nl, woninglabel.example
virtual_mailbox_maps = regexp:{ {if !/^nobody@/}, {/@example/ all/}, {endif} }
virtual_mailbox_base = ${folder}/mail
virtual_uid_maps = static:${run('id', ['-u', 'postfix']).trim()}
virtual_gid_maps = static:${run('id', ['-g', 'postfix']).trim()}
virtual_mailbox_limit = 0
greylist = check_policy_service inet:127.0.0.1:${greylist}
smtpd_relay_restrictions = permit_sasl_authenticated, reject_unauth_destination
smtpd_sasl_auth_enable = yes
smtpd_sasl_path = smtpd
smtpd_tls_security_level = may
smtpd_tls_auth_only = yes
smtpd_tls_cert_file = ${folder}/certificate.pem
smtpd_tls_key_file = ${folder}/key.pem
# Without them this machine is never told that it mails too much.
smtpd_client_event_limit_exceptions =
anvil_rate_time_unit = 5s
`;
}

/** Its master.cf: what runs, without any program that could mail another server. */
export function services(settings: Record<string, Record<string, string>>, ports: Record<string, number>): string {
  const doors = Object.entries(settings).map(([name, options]) => {
    const lines = Object.entries(options).map(([option, value]) => `\n  -o { ${option} = ${value} }`);
    return `127.0.0.1:${ports[name] ?? ''} inet n - n - - smtpd${lines.join('')}`;
  });
  return `${doors.join('\n')}
${Object.values(implicitTls)
  .map((host) => `${host}:465 inet n - n - - smtpd -o smtpd_tls_wrappermode=yes`)
  .join('\n')}
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
tlsmgr unix - - n 1000 1 tlsmgr
postlog unix-dgram n - n - 1 postlogd
`;
}
