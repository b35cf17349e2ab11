import type { JsonProblemCode } from './json-problem.ts';
import { toPointer } from './pointer.ts';

/** A finding before its offset was turned into line and column. */
export interface Fault {
  code: JsonProblemCode;
  pointer: string;
  offset: number;
  message: string;
  expected?: string;
}

/** Thrown to leave a text that cannot be read on; its fault is already among the cursor's. */
export class ReadingStopped extends Error {}

// A file full of one mistake needs no list of ten thousand findings.
const MAX_FAULTS = 100;

/** The reading place in a text, the path of the value being read, and what was found wrong so far. */
export class Cursor {
  readonly text: string;
  readonly path: (string | number)[] = [];
  readonly faults: Fault[] = [];
  offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The character at the reading place; `''` at the end of the text. */
  peek(): string {
    return this.text.charAt(this.offset);
  }

  skipSpace(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.offset);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.offset += 1;
    }
  }

  /** Notes what is wrong; reading goes on. */
  report(code: JsonProblemCode, offset: number, message: string, expected?: string): void {
    if (this.faults.length >= MAX_FAULTS) return;
    this.faults.push({
      code,
      pointer: toPointer(this.path),
      offset,
      message,
      ...(expected !== undefined && { expected }),
    });
  }

  /** Notes what is wrong and leaves the text. */
  stop(code: JsonProblemCode, offset: number, message: string, expected?: string): never {
    // What broke the text is always told, even behind a hundred lesser findings.
    this.faults.length = Math.min(this.faults.length, MAX_FAULTS - 1);
    this.report(code, offset, message, expected);
    throw new ReadingStopped(message);
  }
}
