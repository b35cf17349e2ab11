import type { HostNeeds } from '../../../src/engine/exchange/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';

/** The kinds of code into which a form can be exported. */
export type CodeKind = 'vue' | 'html' | 'react';

export interface CodeToWrite {
  data: JsonObject;
  needs: HostNeeds;
  /**
   * The base address under which the generator script (`/embed/form-generator.js`) is served, without a trailing slash.
   */
  address: string;
}

/** The code of a form to paste: a Vue component, a whole page, or a React component. */
export const codeSnippets: Readonly<Record<CodeKind, (code: CodeToWrite) => string>> = {
  vue: ({ data, needs, address }) => `<template>
  <div>
    <div ref="form"></div>
    <button type="button" @click="submit">Submit</button>
  </div>
</template>

<script>
${constants({ data, needs })}

export default {
  async mounted() {
    const { mountForm } = await import(/* @vite-ignore */ ${text(scriptOf(address))});
    this.generator = mountForm(this.$refs.form, { data, remote });
  },
  beforeUnmount() {
    this.generator?.unmount();
  },
  methods: {
    submit() {
      this.generator.getData().then(
        (values) => console.log(values),
        (error) => console.warn(error.message),
      );
    },
  },
};
</script>
`,
  html: ({ data, needs, address }) => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Form</title>
  </head>
  <body>
    <div id="form"></div>
    <button type="button" id="submit">Submit</button>
    <script type="module">
      import { mountForm } from ${text(scriptOf(address))};

${indented(constants({ data, needs }), 6)}

      const generator = mountForm(document.getElementById('form'), { data, remote });
      document.getElementById('submit').addEventListener('click', () => {
        generator.getData().then(
          (values) => console.log(values),
          (error) => console.warn(error.message),
        );
      });
    </script>
  </body>
</html>
`,
  react: ({ data, needs, address }) => `import { useEffect, useImperativeHandle, useRef } from 'react';

${constants({ data, needs })}

export function FormGenerator({ data, remote, value, onChange, ref }) {
  const place = useRef(null);
  const generator = useRef(null);
  useImperativeHandle(ref, () => ({
    getData: () => generator.current.getData(),
    reset: () => generator.current.reset(),
  }));
  useEffect(() => {
    let isWanted = true;
    import(/* @vite-ignore */ ${text(scriptOf(address))}).then(({ mountForm }) => {
      if (isWanted) generator.current = mountForm(place.current, { data, remote, value, onChange });
    });
    return () => {
      isWanted = false;
      generator.current?.unmount();
    };
  }, [data, remote, value, onChange]);
  return <div ref={place} />;
}

export function Form() {
  const form = useRef(null);
  const submit = () =>
    form.current.getData().then(
      (values) => console.log(values),
      (error) => console.warn(error.message),
    );
  return (
    <>
      <FormGenerator ref={form} data={data} remote={remote} />
      <button type="button" onClick={submit}>
        Submit
      </button>
    </>
  );
}
`,
};

function scriptOf(address: string): string {
  return `${address}/embed/form-generator.js`;
}

function constants({ data, needs }: Pick<CodeToWrite, 'data' | 'needs'>): string {
  const options = needs.options.map((name) => stub(name, 'options: [{ value, label }]', '[]'));
  const tokens = needs.tokens.map((name) => stub(name, 'token: the text that the upload is sent with', "''"));
  const functions = [...options, ...tokens];
  const remote = functions.length === 0 ? '{}' : `{\n${functions.join('\n')}\n}`;
  return `const data = ${safeJson(data)};\n\nconst remote = ${remote};`;
}

function stub(name: string, what: string, empty: string): string {
  return `  ${text(name)}(resolve) {\n    // Your code: ${what}\n    resolve(${empty});\n  },`;
}

/** Serializes JSON as code in a page, so that no text in it ends the surrounding script. */
function safeJson(value: JsonObject): string {
  return JSON.stringify(value, null, 2).replaceAll('<', String.raw`\u003c`);
}

function text(value: string): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function indented(code: string, spaces: number): string {
  return code.replaceAll(/^(?=.)/gm, ' '.repeat(spaces));
}
