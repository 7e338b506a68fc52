// Package services contains the services of the tools of release-notes. adlgen
// created its files once and does not overwrite them, except those that end in
// .gen.go; edit them freely.
package services
