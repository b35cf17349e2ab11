import table from './usual-titles.json' with { type: 'json' };

const usual = table.map(({ name, title, text }) => ({ name: new RegExp(name, 'i'), title: new RegExp(title), text }));

export function isUsualTitle(name: string, title: string): boolean {
  return usual.some((each) => each.name.test(name) && each.title.test(title));
}

export function usualTitle(name: string): string | undefined {
  return usual.find((each) => each.name.test(name))?.text;
}
