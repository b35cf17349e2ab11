import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** Reads the text of a file, or of standard input for `-`; `refused` is the reason why it cannot be read. */
export async function readInput(file: string): Promise<{ text: string } | { refused: string }> {
  if (file === '-') return { text: await text(process.stdin) };
  try {
    return { text: readFileSync(file, 'utf8') };
  } catch {
    return { refused: `读不到文件 ${file}。` };
  }
}
