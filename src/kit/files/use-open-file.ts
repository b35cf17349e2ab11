import type { StoredFile } from '../../engine/values/index.ts';
import { say } from '../../locale/index.ts';
import { saveFile } from '../../runtime/data/index.ts';
import { failureText, type FilesPort } from '../../runtime/ports/index.ts';
import { useRuntime } from '../../runtime/registry/index.ts';
import { useFeedback } from '../feedback/index.ts';
import { isPdf } from './file-kind.ts';

/** Returns a function that opens a PDF in a new window and downloads any other file. */
export function useOpenFile(): (file: StoredFile) => void {
  return useWithFile(async (file, port) => {
    if (isPdf(file)) window.open(await port.link(file.path), '_blank', 'noopener');
    else await keep(file, port);
  });
}

/** Returns a function that downloads a file under its name. */
export function useKeepFile(): (file: StoredFile) => void {
  return useWithFile(keep);
}

async function keep(file: StoredFile, port: FilesPort): Promise<void> {
  saveFile({ file: await port.download(file.path), name: file.name });
}

function useWithFile(run: (file: StoredFile, port: FilesPort) => Promise<void>): (file: StoredFile) => void {
  const { files } = useRuntime().ports;
  const { message } = useFeedback();
  return (file) => {
    if (file.path === '') return message.warning(say('未知的文件'));
    run(file, files).catch((error: unknown) => {
      message.error(error instanceof Error ? failureText(error) : say('文件下载失败'));
    });
  };
}
