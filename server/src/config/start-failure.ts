import { inspect } from 'node:util';
import { StartError } from './start-error.js';

/** SQLSTATE */
const INSUFFICIENT_PRIVILEGE = '42501';

/** What Node says of an address that it could not use */
interface Network {
  port?: number;
  address?: string;
  hostname?: string;
}

/** Why the start ended, in sentences for a person where a person can mend it, and with the trace where it is our fault. */
export function startFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, port, path, address, hostname } = error as NodeJS.ErrnoException & Network;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port ?? ''} is in use by another program. Stop that program, or set PORT to another number.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
      return `This machine has no address ${address ?? ''}. Set HOST to one that it has, such as 0.0.0.0.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `No machine is known by the name ${hostname ?? ''}. Set HOST to an address of this machine, such as 0.0.0.0.`;
    case 'EACCES':
    case 'EPERM':
      return `This account may not use ${path ?? (port === undefined ? 'a file' : `port ${port}`)}. Give it the right to, or set DATA_DIR or PORT.`;
    case 'EMFILE':
    case 'ENFILE':
      return 'Too few files may be open at once. Raise the limit (ulimit -n 4096) and start again.';
    case 'ENOSPC':
      return 'The disk is full. Make room and start again.';
    case INSUFFICIENT_PRIVILEGE:
      return 'The role of DATABASE_URL may not make tables. Set DATABASE_OWNER_URL to the role that owns the database.';
    default:
      return `The start failed: ${inspect(error)}`;
  }
}
