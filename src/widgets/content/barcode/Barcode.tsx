import { useEffect, useState } from 'react';

import type { BarcodeWidgetProps } from '../../../../generated/props.ts';
import { barcodeProblem } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';

export type BarcodeProps = BarcodeWidgetProps;

/** Sizes in pixels. */
interface Picture {
  address: string;
  width: number;
  height: number;
}

type Drawn = ({ of: string } & Picture) | { of: string; failure: string };

/** A text as a barcode. It is on white in the dark theme too, as scanners cannot read inverted codes. */
export function Barcode({ text, kind = 'code128', height = 60, showText = true }: BarcodeProps) {
  const content = text === undefined ? '' : String(text).trim();
  const problem = barcodeProblem(content, kind);
  const [drawn, setDrawn] = useState<Drawn>();
  const key = JSON.stringify([content, kind, height, showText]);
  useEffect(() => {
    if (problem !== undefined) return undefined;
    let isWanted = true;
    const take = (answer: Drawn) => isWanted && setDrawn(answer);
    drawBarcode(content, { kind, height, showText }).then(
      (picture) => take({ of: key, ...picture }),
      () => take({ of: key, failure: say('条形码画不出来，请检查内容。') }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, content, kind, height, showText, problem]);
  if (content === '') return <span>—</span>;
  if (problem !== undefined) return <p role="status">{problem}</p>;
  if (drawn?.of !== key) return <div style={{ height }} aria-busy="true" />;
  if ('failure' in drawn) return <p role="status">{drawn.failure}</p>;
  return (
    <img
      className="pw-barcode"
      src={drawn.address}
      width={drawn.width}
      height={drawn.height}
      alt={say('条形码：{content}', { content })}
      style={{ maxWidth: '100%', objectFit: 'contain' }}
    />
  );
}

/** Millimetres per pixel, as defined by the barcode library. */
const millimetres = 25.4 / 72;

async function drawBarcode(
  text: string,
  look: Required<Pick<BarcodeProps, 'kind' | 'height' | 'showText'>>,
): Promise<Picture> {
  const { code128, drawingSVG, ean13 } = await import('bwip-js/browser');
  const options = {
    bcid: look.kind,
    text,
    scale: 2,
    includetext: look.showText,
    textxalign: 'center' as const,
    height: (look.height * millimetres) / 2,
    paddingwidth: 10,
    paddingheight: 4,
    backgroundcolor: 'FFFFFF',
  };
  const svg: string = (look.kind === 'ean13' ? ean13 : code128)(options, drawingSVG());
  // The SVG has only a view box; an image without a size would fill all the available space.
  const [width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  return { address: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, width, height };
}
