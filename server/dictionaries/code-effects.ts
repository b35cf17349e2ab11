import { dictionaryOf } from '../../src/engine/model/index.ts';
import { readString, readText } from '../../src/engine/values/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { DynamicKysely, DynamicTransaction } from '../database/index.ts';
import type { Effect, EffectSource, StateChange } from '../effects/index.ts';
import { say } from '../locale/index.ts';
import { dictionaryModels, type DictionarySchema } from './tables.ts';

export interface RenamedCode {
  key: DocumentKey;
  title: string;
  from: string;
  to: string;
}

export type CodeFollower = (transaction: DynamicTransaction, renamed: RenamedCode) => Promise<void>;

/**
 * Finds dictionaries whose documents have another code after a change, and renames the stored dictionaries of all
 * tenants. Their items and the values of records stay unchanged.
 */
export function codeEffects(followers: readonly CodeFollower[]): EffectSource {
  return {
    async find(db, change) {
      const effects: Effect[] = [];
      for (const renamed of renamedCodes(change)) effects.push(await effectOf(db, renamed, change));
      return effects;
    },
    // Runs before dictionaries that are missing in the database are created from the documents.
    async prepare({ transaction, change, effects }) {
      for (const renamed of renamedCodes(change).filter((each) => effects.some(({ id }) => id === idOf(each)))) {
        const { from, to } = renamed;
        await transaction
          .withTables<DictionarySchema>()
          .updateTable('sys_dict')
          .set({ dict_code: to })
          .where('dict_code', '=', from)
          .execute();
        for (const follow of followers) await follow(transaction, renamed);
      }
    },
  };
}

function renamedCodes({ before, after }: StateChange): RenamedCode[] {
  const codes = (documents: StateChange['after']['documents']): Set<string> =>
    new Set([...documents.keys()].flatMap((key) => readString(documents.get(key)?.body['code']) ?? []));
  const present = codes(after.documents);
  return [...after.documents.keys()].flatMap((key) => {
    const [was, is] = [before.documents.get(key), after.documents.get(key)];
    const [from, to] = [readString(was?.body['code']), readString(is?.body['code'])];
    if (is?.kind !== 'dictionary' || from === undefined || to === undefined || from === to) return [];
    // Another document has taken over the former code, and the stored dictionary with it.
    return present.has(from) ? [] : [{ key, title: readText(is.body['title']) ?? to, from, to }];
  });
}

/** Returns `true` if a change renames a dictionary from the former code to that code. */
export function isRenamedCode(change: StateChange, from: string | undefined, to: string): boolean {
  return renamedCodes(change).some((renamed) => renamed.from === from && renamed.to === to);
}

function idOf({ to }: RenamedCode): string {
  return `dictionary-renamed:${to}`;
}

async function effectOf(db: DynamicKysely, renamed: RenamedCode, { after }: StateChange): Promise<Effect> {
  const { key, title, from, to } = renamed;
  const stored = db.withTables<DictionarySchema>().selectFrom('sys_dict').select('id');
  const living = stored.where('del_flag', '=', 0);
  const rows = await living.where('dict_code', '=', from).execute();
  const taken = await living.where('dict_code', '=', to).execute();
  const binned = await stored.where('del_flag', '=', 1).where('dict_code', '=', to).execute();
  const fields = [...after.models.values()].flatMap((model) =>
    model.fields.filter((field) => dictionaryOf(field) === to),
  );
  const about = { title, from, to, fields: fields.length, rows: rows.length };
  return {
    id: idOf(renamed),
    sort: 'dictionary-renamed',
    document: key,
    pointer: '/code',
    model: dictionaryModels.sys_dict,
    rows: rows.length,
    samples: [],
    message:
      say('字典“{title}”的编码从 {from} 改为 {to}：{fields} 个字段用着它，记录的值不变。', about) +
      (binned.length > 0 ? say('回收站里已有编码为 {to} 的字典，改名以后它不能再还原。', { to }) : ''),
    ...(rows.length > 0 &&
      taken.length > 0 && {
        refusal: say(
          '系统里已有编码为 {to} 的字典，字典“{title}”没有改名，没有发布；请换一个编码，或先删除那个字典。',
          {
            to,
            title,
          },
        ),
      }),
  };
}
