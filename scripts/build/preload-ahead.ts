import type { Plugin } from 'vite';

/**
 * Writes into the client's page the links that preload the code of every visit and the small file that requests its
 * data, and, inside a comment, the links that preload the shell and the first list. The server uncomments them for
 * users who are signed in (`client-page.ts`): their browsers need not wait for one file to name the next, and the
 * sign-in page does not carry them. The entry is `async`, because it would otherwise wait for the style sheets.
 */
export function preloadAhead(): Plugin {
  return {
    name: 'preload-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const known = new Set<string>();
        const filesFrom = (start: (module: string) => boolean): string => {
          const files: string[] = [];
          const visit = (name: string) => {
            const chunk = bundle[name];
            if (chunk?.type !== 'chunk' || known.has(name) || html.includes(name)) return;
            for (const file of [name, ...(chunk.viteMetadata?.importedCss ?? [])]) {
              if (!known.has(file) && !html.includes(file)) files.push(file);
              known.add(file);
            }
            chunk.imports.forEach(visit);
          };
          for (const [name, file] of Object.entries(bundle))
            if (file.type === 'chunk' && Object.keys(file.modules).some(start)) visit(name);
          return files.map(linkTo).join('');
        };
        const always = filesFrom((module) => module.endsWith('/src/app/start/start-app.tsx'));
        const signedIn = filesFrom((module) =>
          /\/src\/app\/(start\/create-data-services\.ts|layouts\/BasicLayout\.tsx)$/.test(module),
        );
        return html
          .replace('<script type="module"', '<script type="module" async')
          .replace('</head>', `${always}<!--signed-in ${signedIn}--></head>`);
      },
    },
  };
}

function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}
