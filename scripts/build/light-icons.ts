import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const light = fileURLToPath(new URL('../../src/kit/icons/LightIcon.tsx', import.meta.url));

/**
 * Replaces the component that renders all of `@ant-design/icons` with our own: theirs brings a style engine and the
 * palettes of two-tone icons, which we do not use, into every page.
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
