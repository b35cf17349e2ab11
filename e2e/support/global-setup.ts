import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { startEmbeddedServer } from './embedded-server.ts';
import { mainPort } from './ports.ts';
import { signedInStates } from './sign-in.ts';
import { templateFolder } from './template.ts';

const users = ['admin', 'zhangwei', 'lina'];

/**
 * Builds the pages, creates the database once (a template folder, reused until the sources of its content change),
 * starts the server over a copy of it, and stores the state of each signed-in user.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const build = spawnSync('node', ['scripts/start.mjs', '--build-only'], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error('the pages could not be built');
  const template = templateFolder();
  if (!existsSync(template)) await makeTemplate(template);
  const dataDir = '.cache/journeys/data';
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(template, dataDir, { recursive: true });
  const server = await startEmbeddedServer({ port: mainPort, dataDir });
  try {
    mkdirSync('e2e/.auth', { recursive: true });
    for (const [user, state] of await signedInStates(server.url, users))
      writeFileSync(`e2e/.auth/${user}.json`, JSON.stringify(state));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}

/** Starts a server that fills an empty folder with the demo company; the folder is renamed once it is complete. */
async function makeTemplate(template: string): Promise<void> {
  const folder = `${template}.making`;
  rmSync(folder, { recursive: true, force: true });
  const making = await startEmbeddedServer({ port: mainPort, dataDir: folder });
  await making.stop();
  renameSync(folder, template);
}
