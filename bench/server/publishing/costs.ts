import { signIn, startChild } from '../load/server-process.ts';
import { RoundTimes, type Measurement } from '../../measuring/measure.ts';
import { authorOf, changes } from './author.ts';
import { openBare } from './bare-publication.ts';
import { makeDocuments, many } from './many-documents.ts';
import { place } from './place.ts';

const rounds = 7;

const saves = 30;

/**
 * Measures the cost of publications and saves with 600 documents and 300 tables on the embedded database. The baseline
 * of a publication is the check of another change of the same document, which reads and checks as much but writes
 * nothing; that of a save over HTTP is one row inserted and committed by bare SQL. The fastest rounds are compared, as
 * they depend least on other load of the machine.
 */
export async function measureCosts(): Promise<Measurement[]> {
  const { environment, remove } = place(makeDocuments(many));
  const server = await startChild(environment);
  const bare = await openBare();
  const times = new RoundTimes();
  try {
    const author = authorOf(server.address, (await signIn(server.address)).token);
    let number = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const time = (name: string, work: () => Promise<unknown>) => times.time(round, name, work);
      for (const { key, what, change } of changes) {
        const other = await author.changed(key, (body) => change(body, round + 1_000));
        await time(`checked, ${what}`, () => author.check(other));
        const document = await author.changed(key, (body) => change(body, round));
        await time(`published, ${what}`, () => author.publish(document));
      }
      for (let save = 0; save < saves; save += 1) {
        number += 1;
        const record = { name: `记录 ${number}`, code: `c${number}`, kind: 'A', day: '2024-01-01', qty: 3, price: 4 };
        await time('bare SQL, a row', () => bare.insert(number));
        await time('saved over HTTP, a record', () => author.add('bench/m2/add', record));
      }
    }
  } finally {
    await bare.close();
    await server.stop();
    remove();
  }
  const measured = times.measurements();
  return measured.map((each, index) => {
    const baseline = measured[index - (index % 2)]?.fastest;
    return baseline === undefined ? each : { ...each, ratio: each.fastest / baseline };
  });
}
