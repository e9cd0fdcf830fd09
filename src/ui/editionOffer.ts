/**
 * Stands after the lines that offer a page in other languages, and opens the one whose language the reader prefers to
 * the page's. Asks the browser and nobody else, so the page stays the same for everyone. Who has closed the line, or has
 * chosen an edition, is not asked again during this visit; where the browser keeps nothing, nobody is asked at all.
 */
export const editionOfferScript =
  "try{let s=sessionStorage;for(let l of navigator.languages){l=l.slice(0,2);if(document.documentElement.lang.startsWith(l))break;let e=document.querySelector('.edition-offer[lang^='+l+']');if(e){s.edition||e.showPopover();break}}addEventListener('click',e=>{if(e.target.closest('.edition-offer *,[hreflang]'))s.edition=1})}catch{}"
