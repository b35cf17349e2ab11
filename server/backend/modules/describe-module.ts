import { vocabulary } from '../../../generated/vocabulary.ts';
import { lostParts, type LostPart, type ModuleDescription } from '../../../src/engine/exchange/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { describeOnline, onlineOf } from '../online/index.ts';
import type { KnownBackend } from './known-backend.ts';
import { readOnlineModule } from './online-modules.ts';
import { readModule, type ReadModule } from './read-module.ts';
import type { AskedBackend } from './resource-calls.ts';

/**
 * The kinds of module names: `resource` is the path of their calls (`/test/jeecgDemo`), `online` the table of an online
 * form, `page` the id of the model that is created from an online form or report when it is opened (`cgform/<id>`).
 */
export const moduleKinds = ['resource', 'online', 'page'] as const;

export interface ModuleName {
  kind: (typeof moduleKinds)[number];
  name: string;
}

export interface DescribedModule extends ReadModule {
  losses: string[];
}

export async function describeModule(
  backend: AskedBackend,
  known: KnownBackend,
  { kind, name }: ModuleName,
): Promise<DescribedModule> {
  const read = await readers[kind](backend, known, name);
  return { ...read, losses: lossesOf(read.module) };
}

type Reader = (backend: AskedBackend, known: KnownBackend, name: string) => Promise<ReadModule>;

const readers: Readonly<Record<ModuleName['kind'], Reader>> = {
  resource: readModule,
  online: async (backend, _known, table) => ({ module: await readOnlineModule(backend, table), guesses: [] }),
  page: async ({ exchange }, _known, id) => {
    const online = onlineOf(id);
    if (!online) throw new Refusal(say('“{id}”不是在线表单或报表的页面。', { id }));
    return { module: await describeOnline(online, exchange), guesses: [] };
  },
};

function lossesOf({ note, fields, lines, title }: ModuleDescription): string[] {
  const names = new Set(fields.map(({ name }) => name));
  const ofFields = fields.flatMap((field) => lostParts(field, names, vocabulary.widgets).map(sentenceOf));
  const ofLines = lines.flatMap(({ module }) =>
    lossesOf(module).map((loss) => say('明细“{title}”：{loss}', { title: module.title || title, loss })),
  );
  return [...(note === undefined ? [] : [note]), ...ofFields, ...ofLines];
}

function sentenceOf({ part, field, written }: LostPart): string {
  switch (part) {
    case 'check':
      return say('字段“{field}”的校验“{written}”没有带过来，请写在 x-rules 或 pattern 里。', { field, written });
    case 'default':
      return say('字段“{field}”的默认值“{written}”没有带过来，请写在 default 里。', { field, written });
    case 'link':
      return say('列“{field}”的链接“{written}”没有带过来，请写在列的 href 里。', { field, written });
  }
}
