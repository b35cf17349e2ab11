import type { Plugin } from 'vite';

/**
 * Writes into the client's page, as a comment, the links that fetch the shell and the first list together with what every
 * visit begins with. The server takes them out of the comment for those who are signed in (`client-page.ts`): they do not
 * wait for one file to name the next, and the sign-in page does not carry them.
 */
export function preloadSignedIn(): Plugin {
  return {
    name: 'preload-signed-in',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = new Set<string>();
        const visit = (name: string) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || files.has(name) || html.includes(name)) return;
          files.add(name);
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
          chunk.imports.forEach(visit);
        };
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'chunk' && file.name === 'page' && Object.keys(file.modules).some(isShell)) visit(name);
        const links = [...files].map((file) =>
          file.endsWith('.css')
            ? `<link rel="stylesheet" crossorigin href="/${file}">`
            : `<link rel="modulepreload" crossorigin href="/${file}">`,
        );
        return html.replace('</head>', `<!--signed-in ${links.join('')}--></head>`);
      },
    },
  };
}

function isShell(module: string): boolean {
  return module.endsWith('/src/app/layouts/BasicLayout.tsx');
}
