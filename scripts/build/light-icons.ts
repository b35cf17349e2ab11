import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const light = fileURLToPath(new URL('../../src/views/icons/LightIcon.tsx', import.meta.url));

/**
 * Puts our own component in the place of the one that draws all of `@ant-design/icons`: theirs brings an engine of styles
 * and the palettes of two-tone icons, which we do not use, into every page.
 */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    resolveId(source, importer) {
      const isIcon = importer?.includes('/@ant-design/icons/') && source.endsWith('/components/AntdIcon');
      return isIcon ? light : null;
    },
  };
}
