import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { documentKinds } from '../../src/schema/documents/document.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { kindDefinition } from '../../src/schema/kinds/kinds.ts';
import { printDocument } from '../../src/schema/printer/print-document.ts';
import { nearestName } from '../../src/schema/problems/nearest-name.ts';
import { documentFolders } from './document-folders.ts';
import { fail } from './fail.ts';
import { groupsOf } from './scaffold/groups.ts';
import { isScaffoldName } from './scaffold/name-forms.ts';
import { scaffold, scaffolds } from './scaffold/scaffold.ts';

/**
 * Runs `new <kind> <id>`: writes a small valid document into the last of the folders. `new widget|cell|action|rule|kind
 * <name>` writes the files of a small one into the source and registers it; a widget, cell or action can have a group,
 * and each its Chinese title as the last argument.
 */
export async function newCommand(words: string[]): Promise<number> {
  const [kindWord = '', id = '', ...more] = words;
  if (Object.hasOwn(scaffolds, kindWord)) return newSource(kindWord, id, more);
  const kind = documentKinds.find((known) => known === kindWord);
  if (!kind) {
    const known = [...documentKinds, ...Object.keys(scaffolds)];
    const nearest = nearestName(kindWord, known);
    return fail(`没有“${kindWord}”这种文档。${nearest ? `是不是要写“${nearest}”？` : `可以是：${known.join('、')}。`}`);
  }
  if (!/^[a-z][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)+$/.test(id)) return fail(`编号“${id}”不对，应像 sales/promotion。`);
  const folder = documentFolders().at(-1) ?? 'schemas';
  const file = join(folder, `${id}.${kind}.json`);
  if (existsSync(file)) return fail(`${file} 已经有了。`);
  const schema = relative(dirname(file), 'generated/document.schema.json').replaceAll('\\', '/');
  const document: JsonObject = {
    $schema: schema,
    kind,
    formatVersion: 1,
    title: id.split('/').at(-1) ?? id,
    ...kindDefinition(kind).empty(id),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, printDocument(document));
  process.stdout.write(`${file}\n`);
  return 0;
}

async function newSource(kind: string, name: string, more: string[]): Promise<number> {
  if (!isScaffoldName(name)) return fail(`名字“${name}”不对，应像 star-rating。`);
  // The generated code names each kind by an identifier.
  if (kind === 'kind' && name.includes('-')) return fail(`种类的名字“${name}”不对，应是一个词，像 board。`);
  const groups = groupsOf(kind);
  const [group, title] = groups.length > 0 ? more : [undefined, ...more];
  if (group !== undefined && !groups.includes(group))
    return fail(`${kind} 没有“${group}”这一组。可以是：${groups.join('、')}。`);
  const files = await scaffold(kind, name, { group, title });
  if (!files) return fail(`${kind} ${name} 已经有了。`);
  process.stdout.write(`${files.join('\n')}\n接着：npm run generate\n`);
  return 0;
}
