/** The style sheet of all sandbox pages, in the site's colors. */
export const style = `
@view-transition{navigation:auto}
:root{--ink:${__HEX_PALETTE__.ink};--soft:${__HEX_PALETTE__['ink-soft']};--paper:${__HEX_PALETTE__.paper};--sand:${__HEX_PALETTE__.sand};
--line:${__HEX_PALETTE__.line};--edge:${__HEX_PALETTE__.edge};--ember:${__HEX_PALETTE__['ember-deep']};--gold:${__HEX_PALETTE__.gold}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
header{background:var(--gold);padding:10px 20px;display:flex;flex-wrap:wrap;gap:4px 24px;justify-content:space-between}
header p{margin:0;font-weight:600}header a{color:inherit}header nav{display:flex;gap:20px}
main{max-width:1080px;margin:0 auto;padding:32px 20px 80px}main.narrow{max-width:520px}
h1{font-size:1.75rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 20px}
h2{font-size:1.2rem;margin:44px 0 12px;padding-bottom:8px;border-bottom:1px solid var(--line)}
p{margin:0 0 12px}a{color:var(--ember)}small,.soft{color:var(--soft);font-size:.9375rem}
dl{background:var(--sand);border:1px solid var(--line);border-radius:14px;padding:18px 20px;margin:0 0 24px}
dt{font-weight:600}dd{margin:0 0 10px}dd:last-child{margin:0}
.sum{font-size:1.5rem;font-weight:600;font-variant-numeric:tabular-nums}
label{display:block;font-weight:600;margin:0 0 14px}
input:not([type=radio]),select{display:block;width:100%;font:inherit;color:inherit;padding:9px 12px;margin-top:4px;
border:1px solid var(--edge);border-radius:10px;background:#fff;height:48px}
fieldset{border:1px solid var(--line);border-radius:14px;margin:0 0 22px;padding:10px 18px 14px}legend{font-weight:600;padding:0 6px}
fieldset label{font-weight:400;margin:6px 0}
button{font:inherit;font-weight:600;cursor:pointer;padding:9px 18px;border:1px solid var(--edge);border-radius:99px;
background:#fff;color:inherit}
button.main{background:var(--ember);border-color:var(--ember);color:#fff}
:focus-visible{outline:3px solid var(--ember);outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:end}.row label{margin:0}.row form{margin:0}
[role=alert],[role=status]{border:1px solid var(--ember);border-radius:14px;padding:12px 18px;margin:0 0 20px}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:9px 14px 9px 0;border-bottom:1px solid var(--line)}
td button{padding:4px 12px;white-space:nowrap}td.figure{white-space:nowrap;font-variant-numeric:tabular-nums}
code{font-size:.875rem;overflow-wrap:anywhere}
@media(max-width:700px){thead{display:none}tr{display:block;padding:12px 0;border-bottom:1px solid var(--line)}
td{display:block;border:0;padding:2px 0}}
pre{background:#fff;border:1px solid var(--line);border-radius:14px;padding:18px 20px;white-space:pre-wrap;overflow-wrap:anywhere}
iframe.mail{display:block;width:100%;max-width:700px;height:720px;border:1px solid var(--line);border-radius:14px;margin:0 0 12px}
summary{cursor:pointer;font-weight:600;min-height:32px}
`
