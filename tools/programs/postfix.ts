import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { daemons, implicitTls, mainSettings, services } from './postfix-settings.ts';
import { requirePrograms, run } from './program.ts';

/** Postfix in a temporary folder, which delivers to files and mails nobody. */
export interface Postfix {
  /** Where the settings of this name listen. */
  port: (name: string) => number;
  /** Of the certificate authority that signed its certificate. */
  authority: string;
  user: string;
  password: string;
  /** The mails that arrived since the last call, as they were delivered. */
  delivered: () => Promise<string[]>;
  stop: () => Promise<void>;
}

const user = 'local@mail.example';
const password = 'a good password';

/**
 * Starts Postfix, and postgrey beside it for greylisting. Each of the given settings of its smtpd listens on a port of
 * its own; `$greylist` in them is postgrey. It takes mail for one domain, example.nl, where everybody but `nobody` has a
 * mailbox.
 */
export async function startPostfix(settings: Record<string, Record<string, string>>): Promise<Postfix> {
  requirePrograms('postfix', 'postgrey', 'saslpasswd2 (sasl2-bin)', 'openssl');
  if (process.getuid?.() !== 0)
    throw new Error('Postfix starts as root only: run this as root, such as in a container');
  const folder = mkdtempSync(path.join(tmpdir(), 'postfix-'));
  // Its processes run as users of their own.
  chmodSync(folder, 0o755);
  const children: ChildProcess[] = [];

  function start(program: string, args: string[]): void {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        appendFileSync(path.join(folder, 'log'), text);
      });
    }
    children.push(child);
  }

  async function stop(): Promise<void> {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    const ports: Record<string, number> = {};
    for (const name of Object.keys(settings)) ports[name] = await freePort();
    const greylist = await freePort();
    writeFileSync(path.join(folder, 'main.cf'), mainSettings(folder, greylist));
    writeFileSync(path.join(folder, 'master.cf'), services(settings, ports));
    const authority = certify(folder);
    addUser(folder);
    for (const name of ['queue', 'data', 'mail', 'greylist', 'mail/all/new']) {
      mkdirSync(path.join(folder, name), { recursive: true });
    }
    run('chown', ['-R', 'postfix', path.join(folder, 'data'), path.join(folder, 'mail')]);
    run('chown', ['postgrey', path.join(folder, 'greylist')]);
    start('postgrey', [
      ...[`--inet=127.0.0.1:${greylist}`, `--dbdir=${folder}/greylist`, `--pidfile=${folder}/greylist/pid`],
      ...[
        '--delay=1',
        '--auto-whitelist-clients=0',
        '--whitelist-clients=/dev/null',
        '--whitelist-recipients=/dev/null',
      ],
    ]);
    run('postfix', ['-c', folder, 'check']);
    start(path.join(daemons, 'master'), ['-c', folder, '-s']);
    await untilListening(greylist, '127.0.0.1');
    await untilListening(465, implicitTls.host);
    return {
      port: (name) => ports[name] ?? 0,
      ...{ authority, user, password },
      delivered: () => deliveredTo(path.join(folder, 'mail')),
      stop,
    };
  } catch (error) {
    const log = readFileSync(path.join(folder, 'log'), { encoding: 'utf8', flag: 'a+' });
    await stop();
    throw new Error(`Postfix did not start: ${log}`, { cause: error });
  }
}

/** A certificate authority, and a certificate of it for this machine. */
function certify(folder: string): string {
  const [authority, authorityKey] = [path.join(folder, 'authority.pem'), path.join(folder, 'authority-key.pem')];
  const newKey = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  run('openssl', [...newKey, '-subj', '/CN=An authority', '-keyout', authorityKey, '-out', authority]);
  run('openssl', [
    ...[...newKey, '-subj', '/CN=mail.example', '-CA', authority, '-CAkey', authorityKey],
    ...[
      '-addext',
      `subjectAltName=DNS:localhost,IP:${implicitTls.host}`,
      '-addext',
      'basicConstraints=critical,CA:FALSE',
    ],
    ...['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')],
  ]);
  return readFileSync(authority, 'utf8');
}

function addUser(folder: string): void {
  const users = path.join(folder, 'users.db');
  mkdirSync(path.join(folder, 'sasl'));
  writeFileSync(
    // Debian's Postfix looks here, whatever its `cyrus_sasl_config_path` says.
    path.join(folder, 'sasl', 'smtpd.conf'),
    `pwcheck_method: auxprop\nauxprop_plugin: sasldb\nsasldb_path: ${users}\nmech_list: PLAIN LOGIN\n`,
  );
  run('sh', ['-c', 'printf %s "$1" | saslpasswd2 -p -c -f "$2" "$3"', 'sh', password, users, user]);
  run('chown', ['postfix', users]);
}

async function untilListening(port: number, host: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const socket = connect(port, host);
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await setTimeout(100);
    } finally {
      socket.destroy();
    }
  }
}

/** Takes the mails out of the mailbox, once the queue is empty. */
async function deliveredTo(mail: string): Promise<string[]> {
  const mailbox = path.join(mail, 'all', 'new');
  const queue = path.join(mail, '../queue');
  while (['incoming', 'active', 'maildrop'].some((name) => isFilled(path.join(queue, name)))) await setTimeout(50);
  return readdirSync(mailbox)
    .toSorted()
    .map((name) => {
      const file = path.join(mailbox, name);
      const text = readFileSync(file, 'utf8');
      rmSync(file);
      return text;
    });
}

function isFilled(folder: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
}
