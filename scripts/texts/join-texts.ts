import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isJsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import { commonRoom, rooms } from './rooms.ts';

/** The English of a room's texts by the Chinese ones. */
export type RoomTexts = Readonly<Record<string, string>>;

/** Reads the texts of all rooms, by their names. */
export function readRoomTexts(root = '.'): ReadonlyMap<string, RoomTexts> {
  return new Map(rooms.map(({ name, file }) => [name, textsIn(join(root, file))]));
}

function textsIn(file: string): RoomTexts {
  const content: JsonValue = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (!isJsonObject(content)) throw new Error(`${file} is no object`);
  return Object.fromEntries(Object.entries(content).map(([chinese, english]) => [chinese, String(english)]));
}

/**
 * Joins the texts of the rooms into the catalogues that are loaded together: those of the client, and in addition to
 * them those of the designer and of the server. The result contains their texts by file name.
 * @throws if two rooms have the same text.
 */
export function joinTexts(texts: ReadonlyMap<string, RoomTexts>): Map<string, string> {
  const twice = repeatedTexts(texts);
  if (twice.length > 0) throw new Error(twice.join('\n'));
  const all = [...texts];
  const client = all.filter(([room]) => room.startsWith('src/')).map(([, some]) => some);
  return new Map([
    ['texts.en-us.json', sorted(client)],
    ['designer-texts.en-us.json', sorted([texts.get('designer') ?? {}])],
    ['server-texts.en-us.json', sorted([texts.get('server') ?? {}])],
  ]);
}

/** Returns a sentence about each text that two rooms have. */
function repeatedTexts(texts: ReadonlyMap<string, RoomTexts>): string[] {
  const homes = new Map<string, string[]>();
  for (const [room, some] of texts)
    for (const text of Object.keys(some)) homes.set(text, [...(homes.get(text) ?? []), room]);
  return [...homes]
    .filter(([, names]) => names.length > 1)
    .map(([text, names]) => {
      const versions = new Set(names.map((name) => texts.get(name)?.[text]));
      const advice = `keep it in ${commonRoom(names)} only`;
      const differences = versions.size > 1 ? ` with different English (${[...versions].join(' | ')})` : '';
      return `“${text}” is a text of ${names.join(' and ')}${differences}: ${advice}.`;
    });
}

/** Prints texts in the order of the UTF-16 code units of the Chinese ones. */
export function sorted(parts: readonly RoomTexts[]): string {
  const entries = parts.flatMap((part) => Object.entries(part)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
