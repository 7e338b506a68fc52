// Package services holds the services that the tools of service-middleware-agent are given. Its
// files were written once by adlgen and are yours to edit. It must not import
// package toolspec, which imports it.
package services
