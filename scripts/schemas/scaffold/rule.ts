import type { NameForms } from './name-forms.ts';
import type { ScaffoldParts, ScaffoldWords } from './scaffold-parts.ts';

export function ruleParts({ kebab, words }: NameForms, { title = `${kebab}规则` }: ScaffoldWords): ScaffoldParts {
  const message = `${title}里不能有空格`;
  return {
    files: {},
    english: { [title]: words, [message]: `No spaces in ${words}` },
    changes: [
      {
        file: 'src/engine/rules/built-in.ts',
        change: (text) =>
          hasRule(text, kebab)
            ? text
            : before(
                text,
                '} satisfies Record',
                `'${kebab}': matching(text('${title}'), /^\\S*$/, text('${message}')),`,
              ),
      },
      {
        file: 'src/engine/rules/rules.test.ts',
        change: (text) =>
          before(text, "])('%s of %j: %s'", `['${kebab}', 'a1', undefined],\n['${kebab}', 'a 1', '${message}'],`),
      },
    ],
  };
}

function hasRule(text: string, name: string): boolean {
  return text.includes(`\n  ${name}: `) || text.includes(`\n  '${name}': `);
}

function before(text: string, mark: string, lines: string): string {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`the place for a rule is gone: ${mark}`);
  return `${text.slice(0, at)}${lines}\n${text.slice(at)}`;
}
