const WITH_END = /^([\w-]+)(?:%[\da-f]{2}|&(?:gt|lt|quot|amp|nbsp);?|[^\w-])+$/i;

/**
 * The last part of a link without what mail programs and sentences leave at its end: punctuation, brackets, white space,
 * also escaped. `-` and `_` stay, because they may belong to the part. Linear in the text's length.
 */
export function cutEnd(part: string): string {
  return WITH_END.exec(part)?.[1] ?? part;
}
