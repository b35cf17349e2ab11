import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns true if the process `pid` that started at `start` still runs; without a known start, if any process has that
 * number.
 */
export function isAlive(pid: number, start: string | undefined): boolean {
  if (!exists(pid)) return false;
  return start === undefined || processStart(pid) === start;
}

/**
 * Returns the start time of a process as an opaque text for comparison; undefined when it has ended or the system does
 * not report it.
 */
export function processStart(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromSystemTool(pid);
  } catch {
    return undefined;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Fields 3 (state) and 22 (start) of /proc/pid/stat, counted after the name, which may contain anything. See proc(5). */
function fromProc(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}

function fromSystemTool(pid: number): string | undefined {
  const [command, ...parameters] =
    process.platform === 'win32'
      ? ['powershell', '-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`]
      : ['ps', '-o', 'lstart=', '-p', String(pid)];
  return command && execFileSync(command, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
