import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { startEmbeddedServer } from './embedded-server.ts';
import { signIn } from './sign-in.ts';
import { templateFolder } from './template.ts';

const port = Number(process.env['JOURNEY_PORT'] ?? 4173);

/** Users whose signed-in state the journeys start from. */
const users = ['admin', 'zhangwei', 'lina'];

/**
 * Builds the pages, makes the database once (a template folder, kept while nothing that fills it changes), starts the server
 * over a copy of it, and stores the state of each signed-in user.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const build = spawnSync('node', ['scripts/start.mjs', '--build-only'], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error('the pages could not be built');
  const template = templateFolder();
  if (!existsSync(template)) {
    const making = await startEmbeddedServer({ port, dataDir: `${template}.making`, environment: { DEMO: '1' } });
    await making.stop();
    cpSync(`${template}.making`, template, { recursive: true });
    rmSync(`${template}.making`, { recursive: true, force: true });
  }
  const dataDir = '.cache/journeys/data';
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(template, dataDir, { recursive: true });
  const server = await startEmbeddedServer({ port, dataDir });
  mkdirSync('e2e/.auth', { recursive: true });
  for (const user of users) {
    const state = await signIn(server.url, user);
    writeFileSync(`e2e/.auth/${user}.json`, JSON.stringify(state));
  }
  return () => server.stop();
}
