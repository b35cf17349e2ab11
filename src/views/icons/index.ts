import { plainIconName } from '../../schema/icons.ts';
import { menuIcons, type Icon } from './menu-icons.ts';

/** The names of the icons that menus and people may choose from. */
export const iconNames: readonly string[] = [...menuIcons.keys()];

/** The icon by the server's name for it, e.g. `shopping` or `shopping-outlined`; undefined for a name that is not known. */
export function iconOf(name: string): Icon | undefined {
  return menuIcons.get(plainIconName(name));
}
