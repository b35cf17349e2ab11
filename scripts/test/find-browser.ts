import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a Chromium or Chrome: the one that `CHROMIUM` names, else an installed one, else one that this
 * function installs (Debian's package if permitted, otherwise Playwright's download).
 * @returns undefined if none is available.
 */
export function findBrowser(): string | undefined {
  return installed() ?? (installPackage() ? installed() : undefined) ?? download();
}

function installed(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...places].find((path) => path !== '' && existsSync(path));
}

function installPackage(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium', 'fonts-noto-cjk');
}

function download(): string | undefined {
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status !== 0) return undefined;
  const { stdout } = spawnSync('node', ['-e', "console.log(require('playwright').chromium.executablePath())"], {
    encoding: 'utf8',
  });
  const path = stdout.trim();
  return path !== '' && existsSync(path) ? path : undefined;
}
