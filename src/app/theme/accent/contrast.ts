type Rgba = [number, number, number, number];

/**
 * Returns the contrast ratio (1 to 21) of a text colour on an opaque background; accepts #rgb, #rrggbb and rgba() (WCAG
 * 2.2).
 */
export function contrast(text: string, ground: string): number {
  const below = parse(ground);
  const lights = [luminance(over(parse(text), below)), luminance(below)].toSorted((a, b) => b - a);
  return ((lights[0] ?? 0) + 0.05) / ((lights[1] ?? 0) + 0.05);
}

function over([red, green, blue, alpha]: Rgba, ground: Rgba): Rgba {
  const mix = (channel: number, below: number) => channel * alpha + below * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function parse(colour: string): Rgba {
  if (colour.startsWith('#')) {
    const digits = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
    const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
    return [channel(1), channel(3), channel(5), 1];
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}
