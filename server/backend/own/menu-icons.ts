import { isMembers, type ExactJson } from '../exact-json.ts';

/** Where an icon is from, and its style. */
const decoration = /^ant-design:|-(outlined|filled|twotone|o)$/g;

/**
 * Gives the entries of a menu the names that icons have here.
 * @param icons names here by names there; other names lose where they are from and their style.
 */
export function withIcons(entries: ExactJson, icons: Readonly<Record<string, string>>): ExactJson {
  if (!Array.isArray(entries)) return entries;
  return entries.map((entry: ExactJson) => {
    if (!isMembers(entry)) return entry;
    const { meta, children } = entry;
    const icon = isMembers(meta) ? meta['icon'] : undefined;
    return {
      ...entry,
      ...(isMembers(meta) && typeof icon === 'string' && { meta: { ...meta, icon: iconHere(icon, icons) } }),
      ...(children !== undefined && { children: withIcons(children, icons) }),
    };
  });
}

function iconHere(icon: string, icons: Readonly<Record<string, string>>): string {
  const plain = icon.replaceAll(decoration, '');
  return icons[icon] ?? icons[plain] ?? plain;
}
