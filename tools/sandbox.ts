import net from 'node:net';
import { hostVariables, settingNames } from '../src/lib/env-schema.ts';

// The first import of everything that runs the site for a test or a benchmark. No external service is configured then,
// whatever the environment and the .env files say, and no connection leaves this machine.

declare module 'node:net' {
  interface Socket {
    /** Stored on the prototype, because a test worker reloads this module for each file. */
    refusedHosts?: string[];
  }
}

/** The hosts to which a connection was refused. A process that ends with any has failed. */
export const refusedHosts = (net.Socket.prototype.refusedHosts ??= refuseHosts());

// An empty variable overrules one of an .env file.
for (const name of [...settingNames, ...hostVariables]) process.env[name] = '';

function refuseHosts(): string[] {
  const refused: string[] = [];
  // Every client of Node (fetch, http, https, tls) connects by this method.
  const connect: unknown = Reflect.get(net.Socket.prototype, 'connect');
  Reflect.set(net.Socket.prototype, 'connect', refuseRemoteHosts(connect, refused));
  process.on('exit', () => {
    if (refused.length > 0) process.exitCode = 1;
  });
  return refused;
}

function refuseRemoteHosts(connect: unknown, refused: string[]) {
  return function (this: net.Socket, ...parameters: unknown[]): unknown {
    if (typeof connect !== 'function') throw new TypeError('sockets have no connect');
    // connect(options), connect(port, host) or connect(path); Node's own clients pass these in an array.
    const flat = parameters.flat();
    const [first, second] = flat;
    const options = typeof first === 'object' && first !== null ? first : { host: second };
    const host = 'path' in options && options.path ? undefined : 'host' in options ? options.host : undefined;
    const isLocal = typeof host !== 'string' || /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
    if (!isLocal) {
      refused.push(host);
      console.warn(`Refused to connect to ${host}`);
    }
    // Nothing listens on port 1: to the caller the network is down.
    const nowhere = [{ ...options, host: '127.0.0.1', port: 1 }, ...flat.filter((each) => typeof each === 'function')];
    const connection: unknown = Reflect.apply(connect, this, isLocal ? parameters : nowhere);
    return connection;
  };
}
