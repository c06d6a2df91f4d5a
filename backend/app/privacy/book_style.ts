/** All the book looks like, on a screen in light and dark and on paper; it loads nothing. */
export const BOOK_STYLE = `
:root{color-scheme:light dark;--bg:#fbf7f9;--ink:#241329;--muted:#655369;--line:#e5d9e4;--her:#f0e2ec;
--me:#b1204f;--on-me:#fff}
@media (prefers-color-scheme:dark){:root{--bg:#170c1c;--ink:#f8eff6;--muted:#c2aec6;--line:#43304c;
--her:#34213e;--me:#ff86a6;--on-me:#2b0716}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main,header{max-width:44rem;margin:0 auto;padding:2rem 1.25rem}
h1,h2,h3{line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
h1{font-size:2.75rem;margin:1.5rem 0 .5rem}
h2{font-size:1.9rem;margin:4rem 0 1rem;padding-top:2rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:2.5rem 0 1rem;color:var(--muted);text-align:center;letter-spacing:0}
p{margin:.5rem 0;overflow-wrap:anywhere}
a{color:inherit}
header{text-align:center;padding-top:4rem}
header img{width:13rem;aspect-ratio:4/5;object-fit:cover;border-radius:6.5rem 6.5rem 1.5rem 1.5rem}
header .ai{margin:2rem auto;max-width:32rem;padding:1rem 1.25rem;border:1px solid var(--line);
border-radius:1rem}
nav ul{list-style:none;margin:2rem 0 0;padding:0}
nav li{margin:.5rem 0}
.muted,small,time{color:var(--muted);font-size:.8125rem}
.text{max-width:78%;margin:0 0 .9rem}
.text p{width:fit-content;margin:0;padding:.7rem 1rem;border-radius:1.25rem;white-space:pre-wrap}
.hers p{background:var(--her);border-bottom-left-radius:.4rem}
.yours{margin-left:auto}
.yours p{margin-left:auto;background:var(--me);color:var(--on-me);border-bottom-right-radius:.4rem}
.yours small{display:block;text-align:right}
.text small{display:block;margin:.2rem .25rem 0}
.note{text-align:center;font-size:.875rem;color:var(--muted);white-space:pre-wrap}
.list{list-style:none;margin:0;padding:0}
.list li{padding:1rem 0;border-top:1px solid var(--line);white-space:pre-wrap;overflow-wrap:anywhere}
.list li:first-child{border:0}
.list time,.list small{display:block}
@media print{:root{--bg:#fff;--ink:#000;--muted:#444;--line:#bbb;--her:#eee;--me:#fff;--on-me:#000}
.yours p{border:1px solid #888}.text,.list li{break-inside:avoid}h2{break-before:page}h3{break-after:avoid}}
`
