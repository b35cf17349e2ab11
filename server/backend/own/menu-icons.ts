import { isMembers, type ExactJson } from '../exact-json.ts';

const decoration = /^ant-design:|-(outlined|filled|twotone|o)$/g;

/**
 * Replaces the icons of menu entries by the names that icons have here.
 * @param icons The names used here by the back end's names; other names lose their `ant-design:` prefix and their style
 * suffix.
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
