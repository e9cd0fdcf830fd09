import { fontStacks } from '~/ui/theme/fonts'
import fontFaces from '~/ui/theme/fonts.css?raw'
import { palette } from '~/ui/theme/palette'

/** Style sheet around the editor; the editor adds its own. */
export const siteEditorStyle = `${fontFaces}
html,body{height:100%;margin:0}
body{display:flex;flex-direction:column;height:100dvh;overflow:hidden}
body>header,body>section{flex:none;font:16px/1.5 ${fontStacks.text}}
body>header{display:flex;flex-wrap:wrap;align-items:center;gap:0 20px;padding:0 16px;background:${palette.night};color:${palette.paper}}
body>header a[href]{display:inline-flex;align-items:center;gap:10px;min-height:48px;color:inherit;text-decoration:none}
body>header b{font:700 20px/1 ${fontStacks.display};letter-spacing:-.02em}
body>header span{border-left:1px solid ${palette.haze};padding-left:10px;color:${palette.mist}}
body>header h1{margin:0;font:inherit;font-weight:600}
body>section{max-height:45%;box-sizing:border-box;overflow:auto;padding:12px 16px 4px;background:${palette.paper};color:${palette.ink}}
body>section p{max-width:46em;margin:0 0 8px}
#nc-root{flex:auto;position:relative;min-height:0}
body>header :focus-visible{outline:3px solid ${palette.gold};outline-offset:-3px}
/* One sentence a line when the schema refuses a file. */
[role=alertdialog] .error{white-space:pre-line}
/* The notes are for the entrance. Past it the editor has a toolbar. */
body:has(#nc-root [role=toolbar])>section{display:none}
/* Without a repository the editor can open a folder, but a sign-in would fail. */
[data-unconnected]:not(:has([role=toolbar])) #nc-root .buttons>.button:not(.primary){display:none}`
