/** A room, with the texts of its code. */
export interface Room {
  name: string;
  /** The file with the English of its texts, by the Chinese ones. */
  file: string;
  /** The rooms that it may import, and whose texts it may use. */
  beneath: readonly string[];
}

const floors = ['src/locale', 'src/schema', 'src/engine', 'src/runtime', 'src/kit'];
const shelves = ['src/widgets', 'src/cells', 'src/actions', 'src/data-sources', 'src/views'];

const besides = (name: string, beneath: readonly string[]): Room => ({ name, file: `${name}.en-us.json`, beneath });

/** The rooms from the lowest to the highest. */
export const rooms: readonly Room[] = [
  ...floors.map((name, floor) => besides(name, floors.slice(0, floor))),
  ...shelves.map((name) => besides(name, floors)),
  { name: 'designer', file: 'designer/words/en-us.json', beneath: floors },
  besides('src/app', [...floors, ...shelves]),
  { name: 'server', file: 'server/locale/en-us.json', beneath: floors.slice(0, 3) },
];

/** Returns the name of the room of a source file; undefined if it is in none. */
export function roomOf(file: string): string | undefined {
  return rooms.find(({ name }) => file.startsWith(`${name}/`))?.name;
}

/** Returns the highest room that all these rooms import or are: the place of a text that they share. */
export function commonRoom(names: readonly string[]): string | undefined {
  const reaches = ({ name, beneath }: Room, other: string) => name === other || beneath.includes(other);
  const users = rooms.filter(({ name }) => names.includes(name));
  return rooms.findLast(({ name }) => users.every((user) => reaches(user, name)))?.name;
}
