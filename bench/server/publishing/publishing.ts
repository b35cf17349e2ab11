import { signIn, startChild } from '../load/server-process.ts';
import { measurementOf, RoundTimes, type Measurement } from '../../measuring/measure.ts';
import { authorOf, changes } from './author.ts';
import { openBare } from './bare-publication.ts';
import { makeDocuments, many, model, ownSize } from './many-documents.ts';
import { openPages } from './open-pages.ts';
import { place, type Place } from './place.ts';

const rounds = 3;

const pages = 50;

/**
 * Measures publications with 600 documents and 300 tables on the embedded database: from the call until the last of 50
 * open pages is notified, for a form and a model with an additional field, each after its baseline, the same rows
 * written by bare SQL. Then measures the start of the server with them, next to the product's own documents.
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

async function startOf({ environment }: Place): Promise<number> {
  const before = performance.now();
  const server = await startChild(environment);
  const taken = performance.now() - before;
  await server.stop();
  return taken;
}

async function measureOn({ environment }: Place): Promise<Measurement[]> {
  const server = await startChild(environment);
  const bare = await openBare();
  const times = new RoundTimes();
  try {
    const session = await signIn(server.address);
    const author = authorOf(server.address, session.token);
    const opened = await openPages(pages, { address: server.address, ...session });
    for (let round = 0; round <= rounds; round += 1) {
      const time = (name: string, work: () => Promise<unknown>) => times.time(round, name, work);
      for (const { key, what, change } of changes) {
        const document = await author.changed(key, (body) => change(body, round));
        await time(`bare SQL, ${what}`, () => bare.write(key, document.text, key === model));
        await time(`published to ${pages} pages, ${what}`, async () => {
          const lastNotice = opened.notified(key);
          await author.publish(document);
          await lastNotice;
        });
      }
    }
    opened.close();
  } finally {
    await bare.close();
    await server.stop();
  }
  const measured = times.measurements();
  return measured.map((each, index) => {
    const baseline = measured[index - (index % 2)]?.milliseconds;
    return baseline === undefined ? each : { ...each, baseline };
  });
}
