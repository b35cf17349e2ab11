import { PortError, type FilesPort } from '../src/runtime/ports/index.ts';

export const badFile = '坏';
export const slowFile = '慢';

/**
 * Creates a file store in memory: a file whose name begins with 坏 is refused the first time; one with 慢 stays at 40 %
 * until it is cancelled. Links are pictures of a single colour.
 */
export function createFakeFiles(): FilesPort & { sent: string[]; asked: string[] } {
  const sent: string[] = [];
  const asked: string[] = [];
  const stored = new Map<string, Blob>();
  return {
    sent,
    asked,
    async upload(file, { biz = 'temp', uploadToken, onProgress, signal } = {}) {
      onProgress?.(40);
      if (file.name.startsWith(slowFile)) await untilCancelled(signal);
      const isNew = !sent.includes(file.name);
      sent.push(file.name);
      if (file.name.startsWith(badFile) && isNew) throw new PortError('server', '磁盘已满', { status: 200 });
      onProgress?.(100);
      const path = `${uploadToken ?? biz}/${file.name}`;
      stored.set(path, file);
      return path;
    },
    async download(path) {
      asked.push(path);
      const content = stored.get(path);
      if (!content) throw new PortError('server', '文件下载失败');
      return content;
    },
    async link(path) {
      asked.push(path);
      if (path.startsWith('temp/没有')) throw new PortError('not-found', '很抱歉，资源未找到!');
      return path.startsWith('data:') ? path : pictureOf(path);
    },
    reportLink: async (path) => path,
  };
}

/** Creates files with these names; the type follows from the name. */
export function filesNamed(...names: string[]): File[] {
  return names.map(
    (name) => new File(['content'], name, { type: /\.(png|jpg)$/.test(name) ? 'image/png' : 'text/plain' }),
  );
}

function untilCancelled(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new PortError('cancelled', '请求已取消')));
  });
}

function pictureOf(path: string): string {
  const hue = Array.from(path).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 360;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="hsl(${hue},55%,62%)"/><circle cx="110" cy="90" r="36" fill="#fff8"/><path d="M0 240 120 120 200 200 250 150 320 240z" fill="#0003"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
