import fs from 'node:fs';
import path from 'node:path';

/** The account PostgreSQL runs as where Node runs as root, which PostgreSQL refuses for itself. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const row = rows.find(([user]) => user === name);
    if (row) return { name, uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new Error(
    'Running as root, and there is no user "postgres" or "nobody" to run PostgreSQL as: set DATABASE_URL',
  );
}

/** May the account pass through every folder down to the target? A home of mode 0700 stops it. */
export function reachable(target: string, account: Account): boolean {
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    if (fs.existsSync(at)) {
      const { uid, gid, mode } = fs.statSync(at);
      const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
      if (fs.statSync(at).isDirectory() && (mode & bit) === 0) return false;
    }
    if (at === path.dirname(at)) return true;
  }
}
