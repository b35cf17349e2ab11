import type { Plugin } from 'vite';

/**
 * Uses the build of react-router without warnings for developers, which its package offers under another path only, and
 * marks the calls that create its contexts and components as free of side effects. Without the marks, the bundler keeps
 * all of its components and what they use, in every page.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router') return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}

/** Names for developer tools keep a component that nothing renders. */
function withoutUnused(code: string): string {
  return code
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
}
