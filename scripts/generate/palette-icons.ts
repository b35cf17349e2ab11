import type { Vocabulary } from '../../src/schema/vocabulary.ts';

/** Prints the icons that widgets declare for the palette, by name, so that a designer loads only these. */
export function paletteIcons({ widgets }: Vocabulary): string {
  const names = [...new Set(Object.values(widgets).flatMap(({ palette }) => palette?.icon ?? []))].toSorted();
  return `import { ${names.join(', ')} } from '@ant-design/icons';\n\n/** The icons of the palette by the name that a widget declares. */\nexport const paletteIcons = { ${names.join(', ')} };\n`;
}
