import type { Plugin } from 'vite';

/**
 * Gives antd's button its own copy of the module in which antd keeps both the panel of a colour picker and the one line
 * by which a button distinguishes bright colours from dark ones. The panel and its collapse component then stay out of
 * every page that has a button.
 */
export function buttonColors(): Plugin {
  return {
    name: 'button-colors',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.includes('/antd/es/button/style/') || !source.endsWith('/ColorPresets')) return null;
      const panel = await this.resolve(source, importer, { skipSelf: true });
      return panel && { ...panel, id: `${panel.id}?button` };
    },
  };
}
