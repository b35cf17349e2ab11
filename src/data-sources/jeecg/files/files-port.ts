import { loadCode, type FilesPort } from '../../../runtime/ports/index.ts';
import type { Http } from '../http/index.ts';
import { createFileLinks } from './file-links.ts';

/**
 * Creates the port to files over `/sys/common` (docs/jeecgboot.md, Files, import and export); the calls for uploads in
 * parts exist only on the product's own server (docs/API.md). The code for uploads is loaded with the first file, that
 * for reports with the first report.
 */
export function createFilesPort(http: Http): FilesPort {
  const link = createFileLinks(http);
  return {
    link: (path, { again = false } = {}) => link(path, again),
    reportLink: async (path, params) =>
      (await loadCode(() => import('./report-link.ts'))).reportLink(http, path, params),
    upload: async (file, options) => (await loadCode(() => import('./upload-file.ts'))).uploadFile(http, file, options),
    async download(path, options) {
      if (path.startsWith('data:')) return contentOf(path);
      const shown = path.replace(/^\/+/, '');
      const address = shown.startsWith('sys/common/') ? shown : `sys/common/static/${shown}`;
      return http.download({ method: 'GET', path: address, quiet: true, ...options });
    },
  };
}

/** Does not use `fetch`: the page's policy allows requests to the server only. */
function contentOf(address: string): Blob {
  const [, type = '', content = ''] = /^data:([^;,]*);base64,(.*)$/s.exec(address) ?? [];
  return new Blob([Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0)], { type });
}
