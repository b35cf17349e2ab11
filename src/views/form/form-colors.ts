import { type GlobalToken, theme } from 'antd';
import type { CSSProperties } from 'react';

/** The colours and measures that form.css and stand-ins ask for, from the theme; `labelWidth` in pixels. */
export function useFormColors(labelWidth: number, isSmall: boolean): CSSProperties {
  const { token } = theme.useToken();
  const variables: Record<`--${string}`, string | number> = {
    '--pw-label-width': `${labelWidth}px`,
    '--pw-text': token.colorText,
    '--pw-secondary': token.colorTextSecondary,
    '--pw-error': token.colorErrorText,
    '--pw-warning': token.colorWarningText,
    '--pw-border': token.colorBorderSecondary,
    '--pw-header': token.colorFillQuaternary,
    ...controlColors(token, isSmall),
  };
  return { color: token.colorText, fontSize: token.fontSize, ...variables };
}

/** What stand-ins are drawn with, so that nothing moves when the control takes over. */
function controlColors(token: GlobalToken, isSmall: boolean): Record<`--${string}`, string> {
  return {
    '--pw-control-height': `${isSmall ? token.controlHeightSM : token.controlHeight}px`,
    '--pw-control-padding': `${isSmall ? 8 : 12}px`,
    '--pw-control-radius': `${isSmall ? token.borderRadiusSM : token.borderRadius}px`,
    '--pw-control-border': token.colorBorder,
    '--pw-control-ground': token.colorBgContainer,
    '--pw-control-placeholder': token.colorTextPlaceholder,
    '--pw-control-hover': token.colorPrimaryHover,
    '--pw-control-icon': token.colorTextQuaternary,
    '--pw-control-disabled': token.colorTextDisabled,
    '--pw-control-disabled-ground': token.colorBgContainerDisabled,
    '--pw-control-on': token.colorPrimary,
    '--pw-control-off': token.colorTextQuaternary,
    '--pw-control-ring': token.controlOutline,
  };
}
