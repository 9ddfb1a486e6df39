/** Link texts that say nothing out of context, as in a list of links (WCAG 2.4.4). */
export const saysNothing =
  /^(?:(?:klik |tekan |ketuk |lihat |buka )?(?:di )?(?:sini|ini|situ)|(?:(?:baca|lihat|info|informasi|pelajari) )?(?:selengkapnya|lebih lanjut)|baca|buka|lanjut|lihat|klik|tautan|link|detail|info|here|(?:read |learn )?more)[\s.…!»›→]*$/i;
