import table from './usual-titles.json' with { type: 'json' };

/** The words in names of fields, the words of their titles, and the usual title. */
const usual = table.map(({ name, title, text }) => ({ name: new RegExp(name, 'i'), title: new RegExp(title), text }));

/** True where the name of a field and a title mean the same by their words. */
export function isUsualTitle(name: string, title: string): boolean {
  return usual.some((each) => each.name.test(name) && each.title.test(title));
}

/** The usual title of a field of this name. */
export function usualTitle(name: string): string | undefined {
  return usual.find((each) => each.name.test(name))?.text;
}
