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
 * The path of a Chromium or Chrome: what `CHROMIUM` names, else one that is installed, else one that it installs
 * (Debian's package where it may, Playwright's download elsewhere). @returns undefined where none can be had.
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
