import { plainIconName } from '../../schema/icons.ts';
import { menuIcons, type Icon } from './menu-icons.ts';

/** The names of the icons that menus offer. */
export const iconNames: readonly string[] = [...menuIcons.keys()];

/** Returns the icon for the server's name, e.g. `shopping` or `shopping-outlined`; undefined for an unknown name. */
export function iconOf(name: string): Icon | undefined {
  return menuIcons.get(plainIconName(name));
}
