// covers: publish-speed
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/index.ts';
import { type Measurement, measurementOf } from '../measure.ts';
import { password, signIn, startChild } from '../load/server-process.ts';
import { openBare } from './bare-publication.ts';
import { form, makeDocuments, model, ownSize, type Size } from './many-documents.ts';
import { openPages } from './open-pages.ts';

const many: Size = { documents: 600, models: 300 };

/** How often each thing is published, and each start made. */
const rounds = 3;

/** Pages that are open while something is published. */
const pages = 50;

/**
 * Publishing among 600 documents with 300 tables on the embedded database: from the call to the last of 50 open pages
 * being told, a form and a model with one field more; before each the same rows written by bare SQL as its baseline. Then
 * how long the server takes to start with them, beside the product's own documents.
 */
export async function measurePublishing(): Promise<Measurement[]> {
  const [small, large] = [place(undefined), place(makeDocuments(many))];
  try {
    const { documents, models } = ownSize();
    const names = [small, large].map((_, index) => {
      const size = index === 0 ? { documents, models } : many;
      return `${size.documents} documents, ${size.models} tables`;
    });
    const first = [await startOf(small), await startOf(large)];
    const again: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      again[0].push(await startOf(small));
      again[1].push(await startOf(large));
    }
    const published = await measureOn(large);
    const starts = [
      ...first.map((taken, index) => measurementOf(`first start, ${names[index] ?? ''}`, [taken])),
      ...again.map((taken, index) => measurementOf(`start, ${names[index] ?? ''}`, taken)),
    ];
    return [
      ...published,
      ...starts.map((each, index) => {
        const baseline = starts[index - (index % 2)]?.milliseconds;
        return baseline === undefined ? each : { ...each, baseline };
      }),
    ];
  } finally {
    for (const { remove } of [small, large]) remove();
  }
}

type Place = ReturnType<typeof place>;

function place(documents: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-publishing-'));
  const environment = {
    ...{ DATA_DIR: folder, PORT: '0', DEMO: '0', ADMIN_PASSWORD: password, LOG_LEVEL: 'error', CAPTCHA: 'off' },
    ...{ TZ: 'Asia/Shanghai', BACKUP_TIME: 'off', SCHEMAS_DIR: documents ?? '' },
  };
  const remove = (): void => {
    for (const each of [folder, documents]) if (each !== undefined) rmSync(each, { recursive: true, force: true });
  };
  return { environment, remove };
}

/** From the command to the moment that it listens, in milliseconds. */
async function startOf({ environment }: Place): Promise<number> {
  const before = performance.now();
  const server = await startChild(environment);
  const taken = performance.now() - before;
  await server.stop();
  return taken;
}

/** In rounds of one kind after the other; the first round counts as warm-up. */
async function measureOn({ environment }: Place): Promise<Measurement[]> {
  const server = await startChild(environment);
  const bare = await openBare();
  const taken = new Map<string, number[]>();
  try {
    const session = await signIn(server.address);
    const author = authorOf(server.address, session.token);
    const opened = await openPages(pages, { address: server.address, ...session });
    for (let round = 0; round <= rounds; round += 1) {
      const time = async (name: string, work: () => Promise<unknown>): Promise<void> => {
        const before = performance.now();
        await work();
        if (round > 0) taken.set(name, [...(taken.get(name) ?? []), performance.now() - before]);
      };
      for (const { key, what, change } of changes) {
        const document = await author.changed(key, (body) => change(body, round));
        await time(`bare SQL, ${what}`, () => bare.write(key, document.text, key === model));
        await time(`published to ${pages} pages, ${what}`, async () => {
          const told = opened.told(key);
          await author.publish(document);
          await told;
        });
      }
    }
    opened.close();
  } finally {
    await bare.close();
    await server.stop();
  }
  const measured = [...taken].map(([name, times]) => measurementOf(name, times));
  return measured.map((each, index) => {
    const baseline = measured[index - (index % 2)]?.milliseconds;
    return baseline === undefined ? each : { ...each, baseline };
  });
}

const changes: readonly { key: string; what: string; change: (body: JsonObject, round: number) => JsonObject }[] = [
  { key: form, what: 'a form', change: (body, round) => ({ ...body, title: `表单 ${round}` }) },
  {
    ...{ key: model, what: 'a model with a new field' },
    change(body, round) {
      const schema = objectOf(body['schema']);
      const field = { type: 'string', title: `新的 ${round}`, maxLength: 50 };
      return {
        ...body,
        schema: { ...schema, properties: { ...objectOf(schema['properties']), [`extra${round}`]: field } },
      };
    },
  },
];

function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

interface ChangedDocument {
  key: string;
  text: string;
  revision: string;
}

/** Somebody who changes documents and publishes them. */
function authorOf(address: string, token: string) {
  const call = async (method: string, path: string, body?: object): Promise<JsonObject> => {
    const answer = await fetch(`${address}/jeecg-boot/sys/document/${path}`, {
      ...{ method, headers: { 'x-access-token': token, ...(body && { 'content-type': 'application/json' }) } },
      ...(body && { body: JSON.stringify(body) }),
    });
    const envelope: JsonValue = await answer.json();
    if (!isJsonObject(envelope) || envelope['success'] !== true) throw new Error(JSON.stringify(envelope));
    return objectOf(envelope['result']);
  };
  return {
    async changed(key: string, change: (body: JsonObject) => JsonObject): Promise<ChangedDocument> {
      const { text, revision } = await call('GET', `queryByKey?key=${key}`);
      const body: JsonValue = JSON.parse(String(text));
      return { key, text: printDocument(change(objectOf(body))), revision: String(revision) };
    },
    publish: (document: ChangedDocument) => call('POST', 'publish', { note: '换一个标题', documents: [document] }),
  };
}
