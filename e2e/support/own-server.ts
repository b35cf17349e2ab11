import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';

import { startEmbeddedServer, type EmbeddedServer, type ServerOptions } from './embedded-server.ts';
import { signIn } from './sign-in.ts';

/** A server for one test, with its own documents over those of the product, and no demo records. */
export interface OwnServer extends EmbeddedServer {
  schemas: string;
}

/** Starts a server over the documents given by their path, e.g. `sales/promotion.model.json`. */
export async function startOwnServer(
  documents: Readonly<Record<string, string>>,
  options: Omit<ServerOptions, 'dataDir'>,
): Promise<OwnServer> {
  const schemas = mkdtempSync(join(tmpdir(), 'pagewright-schemas-'));
  for (const [path, text] of Object.entries(documents)) {
    mkdirSync(dirname(join(schemas, path)), { recursive: true });
    writeFileSync(join(schemas, path), text);
  }
  const environment = { SCHEMAS_DIR: schemas, DEMO: '0', ...options.environment };
  const server = await startEmbeddedServer({ ...options, environment });
  return {
    ...server,
    schemas,
    async stop() {
      await server.stop();
      rmSync(schemas, { recursive: true, force: true });
    },
  };
}

/** Opens the address of a page and signs in as the administrator. */
export async function openAsAdministrator(page: Page, address: string): Promise<void> {
  await page.goto(address, { timeout: 60_000 });
  await signIn(page, 'admin');
  await expect(page).toHaveURL(address);
}
