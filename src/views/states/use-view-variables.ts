import { theme } from 'antd';
import { type CSSProperties, use, useMemo } from 'react';

import { InDialogContext } from './in-dialog.ts';

/** The theme's colours and measures under the names that the views' style sheets use. */
export function useViewVariables(): CSSProperties {
  const { token } = theme.useToken();
  const isRaised = use(InDialogContext);
  return useMemo(() => {
    const ground = isRaised ? token.colorBgElevated : token.colorBgContainer;
    const variables: Record<`--${string}`, string> = {
      '--pw-background': ground,
      '--pw-text': token.colorText,
      '--pw-secondary': token.colorTextSecondary,
      '--pw-disabled': token.colorTextDisabled,
      '--pw-border': token.colorBorderSecondary,
      '--pw-control-border': token.colorBorder,
      '--pw-primary': token.colorPrimary,
      '--pw-link': `color-mix(in srgb, ${token.colorPrimary} 78%, ${token.colorTextBase})`,
      '--pw-danger': `color-mix(in srgb, ${token.colorError} 78%, ${token.colorTextBase})`,
      '--pw-danger-solid': `color-mix(in srgb, ${token.colorError} 80%, #000)`,
      '--pw-locked': `color-mix(in srgb, ${token.colorTextBase} 2%, ${ground})`,
      '--pw-header': `color-mix(in srgb, ${token.colorTextBase} 3%, ${ground})`,
      '--pw-hover': `color-mix(in srgb, ${token.colorTextBase} 4%, ${ground})`,
      '--pw-selected': `color-mix(in srgb, ${token.colorPrimary} 10%, ${ground})`,
      '--pw-elevated': token.colorBgElevated,
      '--pw-shadow': token.boxShadowSecondary,
    };
    return { color: token.colorText, fontSize: token.fontSize, ...variables };
  }, [token, isRaised]);
}
