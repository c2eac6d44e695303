const formats = new Map<string, Intl.DateTimeFormat>();

/** Each format is made once: making one takes longer than drawing the text around it. */
export function dateFormat(language: string, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, how]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, how);
  formats.set(key, format);
  return format;
}
